/** The AI provider: the local study engine without an API key, otherwise Google's model. */
export const ENGINE_NAME =
  import.meta.env.VITE_STUDY_ENGINE === 'local' ? 'Local study engine' : 'Google Gemini';
