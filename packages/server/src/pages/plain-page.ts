import { createHash } from 'node:crypto';
import type { Language } from '@parlour/contract/languages';
import { pageHeaders } from './security-policy';

/** Why there is no page to show. */
export type Reason = 'busy' | 'tooMany';

const vietnamese = {
  busy: {
    title: 'Trang đang quá tải',
    cause: 'Quá nhiều trang được mở cùng lúc nên trang này chưa thể hiển thị.',
  },
  tooMany: {
    title: 'Bạn mở trang quá nhanh',
    cause: 'Có quá nhiều yêu cầu từ địa chỉ mạng của bạn.',
  },
  calm: 'Số dư và lượt cược của bạn không bị ảnh hưởng.',
  wait: 'Vui lòng tải lại sau {seconds} giây.',
  reload: 'Tải lại',
};

const english = {
  busy: {
    title: 'The site is busy',
    cause: 'Too many pages were opened at once, so this one cannot be shown yet.',
  },
  tooMany: {
    title: 'You open pages too fast',
    cause: 'Too many requests came from your network address.',
  },
  calm: 'Your balance and your bets are not affected.',
  wait: 'Please reload in {seconds} seconds.',
  reload: 'Reload',
};

const statusOf: Record<Reason, number> = { busy: 503, tooMany: 429 };

const style =
  'html{background:#0b1416;color:#e8eeec;font:1rem/1.6 system-ui,sans-serif}' +
  'main{max-width:32rem;margin:20vh auto 0;padding:0 1.5rem}a{color:#ff7a48}';

const policy = [
  `default-src 'none'`,
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

type Plain = {
  reason: Reason;
  language: Language;
  brandName: string;
  retryAfterSeconds: number;
};

/**
 * A page that needs no rendering, for when no other can be made: what happened, and when to retry.
 */
export const plainPage = ({ reason, language, brandName, retryAfterSeconds }: Plain) => {
  const isVietnamese = language === 'VI';
  const words = isVietnamese ? vietnamese : english;
  const { title, cause } = words[reason];
  const wait = words.wait.replace('{seconds}', String(retryAfterSeconds));
  return {
    status: statusOf[reason],
    headers: {
      ...pageHeaders,
      'content-security-policy': policy,
      'content-language': isVietnamese ? 'vi' : 'en',
      'cache-control': 'no-store',
      'retry-after': String(retryAfterSeconds),
    },
    html: `<!doctype html>
<html lang="${isVietnamese ? 'vi' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${escaped(brandName)}</title>
<style>${style}</style>
</head>
<body>
<main>
<p>${escaped(brandName)}</p>
<h1>${title}</h1>
<p>${cause} ${words.calm} ${wait}</p>
<p><a href="">${words.reload}</a></p>
</main>
</body>
</html>
`,
  };
};
