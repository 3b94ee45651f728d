/** Loads the page again. Tests replace this function, because `location` cannot be replaced. */
export function reloadPage(): void {
  location.reload();
}
