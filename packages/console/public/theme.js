// Runs before the first paint, so that the page never flashes in the other theme.
((root) => {
  let theme;
  let language;
  try {
    theme = localStorage.getItem('theme');
    language = localStorage.getItem('lang');
  } catch {
    // A browser without storage has the defaults.
  }
  root.dataset.theme = theme === 'light' ? 'light' : 'dark';
  root.lang = language === 'EN' ? 'en' : 'vi';
})(document.documentElement);
