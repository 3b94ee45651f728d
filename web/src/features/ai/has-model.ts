/** Whether an AI model answers: it doesn't on the emulators without a key, nor on a project without one. */
export const HAS_MODEL = !['local', 'none'].includes(import.meta.env.VITE_STUDY_ENGINE ?? '');

/** Whether anything answers AI tools at all: nothing does on a project without a Gemini key. */
export const IS_AI_SET_UP = import.meta.env.VITE_STUDY_ENGINE !== 'none';
