/** Who answers: the local study engine where there is no key, else Google's model. */
export const ENGINE_NAME =
  import.meta.env.VITE_STUDY_ENGINE === 'local' ? 'Local study engine' : 'Google Gemini';
