const firstParts = new RegExp(
  [
    '^\\0',
    'node_modules/(react-dom|scheduler)/',
    'web/src/app/(app|start)\\.tsx?$',
    'web/src/lib/(navigation/game-link|favourites/favourites|brand/vendor-mark)\\.tsx?$',
    'web/src/features/catalogue/catalogue-card\\.tsx$',
    'ui/src/components/(display/chips|layout/game-card|layout/game-grid)\\.tsx$',
    'ui/src/icons/(arrow-left|caret-left|caret-right|hint|warning-circle|x)\\.ts$',
    // The style of what the server draws and whose code comes after it.
    'ui/src/components/feedback/sign-page\\.module\\.css$',
    'web/src/lib/brand/category-icon\\.module\\.css$',
  ].join('|'),
);

/** What every dialog is made of. */
const dialogParts =
  /ui\/src\/(components\/layout\/dialog|components\/art\/late-corner|icons\/check-circle)\.tsx?$/;

/** What every form of ours is made of; apart they would weigh a tenth more. */
const fieldParts = new RegExp(
  [
    'ui/src/components/form/(check-field|field|password-field|error-summary)\\.tsx$',
    'ui/src/icons/eye\\.ts$',
    'web/src/features/session/session\\.module\\.css$',
    'web/src/features/session/(factors/has-passkeys|identity/identity-buttons|verification/(lazy-captcha|preload))\\.tsx?$',
    'web/src/lib/form/(form-values|type-into|use-fields|use-form|when-left)\\.ts$',
  ].join('|'),
);

/** What follows every page at an idle moment, and what the calls of screens need of it. */
const idleParts = new RegExp(
  [
    'web/src/app/(idle/(announcements|connect|focus)|later-parts)\\.tsx?$',
    'web/src/features/shell/status/connection-bar\\.tsx$',
    'web/src/lib/api/(cache|live|loading)\\.ts$',
    'web/src/lib/session/(clear-session|link-codes|not-today|unclaimed)\\.ts$',
    'web/src/lib/navigation/install\\.ts$',
    'ui/src/(iso-day|toasts|lazy-images)\\.ts$',
    'ui/src/components/feedback/offline-bar\\.tsx$',
  ].join('|'),
);

/** What follows the page of a player. */
const playerParts = new RegExp(
  [
    'web/src/app/idle/(player|unread)\\.ts$',
    'web/src/lib/session/(after-sign-in|balance|follow-tabs|sign-in|sign-in-again|watch-idle)\\.ts$',
  ].join('|'),
);

/** The calls that visitors make, and what makes them. */
const callParts = new RegExp(
  ['web/src/lib/api/(api|fetch-notices)\\.ts$', 'contract/src/(content|endpoint)\\.ts$'].join('|'),
);

/** What a page of a visitor asks by, and what stands in place of an answer. */
const askParts = new RegExp(
  [
    'web/src/lib/api/(query-error|reads/readings|reads/use-read|use-help|use-notices)\\.tsx?$',
    'ui/src/components/feedback/(error-state|skeleton)\\.tsx$',
  ].join('|'),
);

/** What keeps answers, and what stands in place of one that has not come. */
const readParts = new RegExp(
  ['node_modules/@tanstack/', 'web/src/lib/api/queries\\.tsx$'].join('|'),
);

/** The drawn sign of a place that is empty or closed. */
const signParts = new RegExp(
  [
    'ui/src/components/(art/rosette|feedback/(empty-state|sign-page))\\.tsx$',
    'ui/src/icons/(bell|calendar-blank|clock-counter-clockwise|currency-circle-dollar|gift|list-checks|question)\\.ts$',
  ].join('|'),
);

/** The signs of the categories that a young brand has no games of. */
const otherCategories =
  /(web\/src\/lib\/brand\/other-category-icon|ui\/src\/icons\/(number-circle-eight|ticket))\.tsx?$/;

/** The announcements, on their page and in their dialog. */
const announcementParts =
  /features\/content\/announcements\/(announcement-(list|page|reader|text)|read-marks)\.tsx?$/;

/** The two pages of promotions, which draw the same rows. */
const promotionParts =
  /web\/src\/features\/promotion\/(plate-rows|promotion-(detail-page|order|page|row|sign)|rows-skeleton)\.tsx?$/;

/** What the pages of texts draw alike. */
const textParts = new RegExp(
  [
    'web/src/features/content/(clean-text|find-item|help-reader|share|text-skeleton)\\.tsx?$',
    'web/src/lib/navigation/item-title\\.ts$',
    'ui/src/components/display/pager\\.tsx$',
    'ui/src/icons/share-network\\.ts$',
  ].join('|'),
);

/** What of home is in the server's HTML, and moves once its code has come. */
const movingParts =
  /web\/src\/features\/(catalogue\/home\/categories|content\/announcements\/ticker|shell\/banner\/banner)\.tsx$/;

const criticalPhrases = /locales\/src\/([\w-]+)\/critical-phrases\.ts$/;

const wordsName = (id: string): string | null => {
  const locale = criticalPhrases.exec(id)?.[1];
  return locale ? `words-${locale}` : null;
};

/**
 * What is one file of a target's build: a slow network pays for each. A group takes what its files
 * import with it, unless a group before has it.
 */
export const groupsOf: Record<
  string,
  { name: string | ((id: string) => string | null); test: RegExp }[]
> = {
  web: [
    { name: 'first', test: firstParts },
    { name: wordsName, test: criticalPhrases },
    {
      name: 'home',
      test: new RegExp(
        [
          'web/src/app/home/home-screen\\.tsx$',
          'web/src/features/catalogue/home/home\\.tsx$',
          'web/src/lib/navigation/near\\.tsx$',
          'web/src/features/content/announcements/ticker\\.module\\.css$',
        ].join('|'),
      ),
    },
    { name: 'focus', test: idleParts },
    { name: 'fields', test: fieldParts },
    { name: 'dialog', test: dialogParts },
    { name: 'calls', test: callParts },
    { name: 'asks', test: askParts },
    { name: 'reads', test: readParts },
    { name: 'sign', test: signParts },
    { name: 'category', test: /web\/src\/lib\/brand\/category-icon\.tsx$/ },
    { name: 'other-category-icon', test: otherCategories },
    { name: 'moving', test: movingParts },
    { name: 'app-signs', test: /ui\/src\/icons\/(device-mobile|download-simple)\.ts$/ },
    {
      name: 'passkey-button',
      test: /(features\/session\/factors\/passkey-button|ui\/src\/icons\/fingerprint)\.tsx?$/,
    },
    { name: 'promotion-page', test: promotionParts },
    { name: 'texts', test: textParts },
    { name: 'announcement-page', test: announcementParts },
    { name: 'player', test: playerParts },
    { name: 'hall', test: /web\/src\/features\/catalogue\/hall\/hall\.tsx$/ },
    {
      name: 'hall-menus',
      test: /web\/src\/features\/catalogue\/hall\/(hall-menus|vendor-tabs)\.tsx$/,
    },
  ],
};
