/**
 * The region of the functions. Of the regions that have all the services we use, Belgium is nearest to Lagos.
 */
export const REGION = 'europe-west1';
