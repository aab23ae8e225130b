type Tagged = Window & { dataLayer?: unknown[] } & Record<string, unknown>;

const tagged = (): Tagged => window as unknown as Tagged;

const disabled = (gtagId: string): string => `ga-disable-${gtagId}`;

/** Loads the tag once; after a withdrawal it may measure again. */
export const startMeasuring = (gtagId: string): void => {
  tagged()[disabled(gtagId)] = false;
  if (tagged().dataLayer) return;
  const layer: unknown[] = [];
  tagged().dataLayer = layer;
  // The tag reads the `arguments` of its function, and takes no array for them.
  function gtag(..._words: unknown[]) {
    // oxlint-disable-next-line prefer-rest-params -- as said
    layer.push(arguments);
  }
  gtag('js', new Date());
  gtag('config', gtagId, { anonymize_ip: true, allow_google_signals: false });
  const script = document.createElement('script');
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(gtagId)}`;
  script.async = true;
  document.head.append(script);
};

/** Stops the tag if it runs, and removes its cookies. */
export const stopMeasuring = (gtagId: string): void => {
  tagged()[disabled(gtagId)] = true;
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (!name.startsWith('_ga')) continue;
    for (const domain of domainsOf(location.hostname)) {
      document.cookie = `${name}=; Path=/; Max-Age=0${domain && `; Domain=${domain}`}`;
    }
  }
};

/** The tag sets its cookies for the widest domain that the browser takes. */
const domainsOf = (host: string): string[] => {
  const labels = host.split('.');
  return ['', ...labels.map((_, at) => labels.slice(at).join('.'))];
};
