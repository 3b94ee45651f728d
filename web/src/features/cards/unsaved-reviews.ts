/** The start of the localStorage keys of a student's reviews that the server may not have yet. */
export function unsavedReviewsKey(uid: string): string {
  return `akada.reviews.${uid}.`;
}

/** Whether an earlier page left reviews on this device. It loads no code of reviews. */
export function hasUnsavedReviews(uid: string): boolean {
  return Object.keys(localStorage).some((key) => key.startsWith(unsavedReviewsKey(uid)));
}
