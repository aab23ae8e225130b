export type Company = 'google' | 'facebook';

export const companyNames: Record<Company, string> = { google: 'Google', facebook: 'Facebook' };

/** The mark of a company in its own colours, as its rules for such buttons ask. */
export const CompanyMark = ({ company }: { company: Company }) => (
  <svg aria-hidden="true" fill="none" height={20} viewBox="0 0 24 24" width={20}>
    {company === 'google' ? <GoogleMark /> : <FacebookMark />}
  </svg>
);

const GoogleMark = () => (
  <g strokeWidth={4}>
    <path d="M17.85 6.15A8.3 8.3 0 0 0 4.52 8.37" stroke="#ea4335" />
    <path d="M4.52 8.37a8.3 8.3 0 0 0 0 7.26" stroke="#fbbc05" />
    <path d="M4.52 15.63a8.3 8.3 0 0 0 12.9 2.66" stroke="#34a853" />
    <path d="M17.42 18.29A8.3 8.3 0 0 0 20.3 12H12" stroke="#4285f4" />
  </g>
);

const letter =
  'M13.7 24v-8.5h2.9l.5-3.6h-3.4V9.7c0-1 .5-1.9 2-1.9h1.5V4.7s-1.4-.2-2.7-.2c-2.8 0-4.6 1.7-' +
  '4.6 4.7v2.7H6.8v3.6h3.1V24z';

const FacebookMark = () => (
  <>
    <circle cx={12} cy={12} fill="#1877f2" r={12} />
    <path d={letter} fill="#fff" />
  </>
);
