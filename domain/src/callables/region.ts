/** Where the functions run: Lagos is nearest to Belgium of the regions that have all we use. */
export const REGION = 'europe-west1';
