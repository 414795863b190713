/* Runs before the first paint, so that nobody who chose dark sees a white flash. A file, because the content policy
   allows no inline script; classic, because a module waits for the whole document. */
try {
  if (localStorage.getItem('theme') === 'dark') document.documentElement.classList.add('dark');
} catch (_) {
  /* No storage: the theme starts light. */
}
