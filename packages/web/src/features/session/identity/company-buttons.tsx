import type { FirebaseProject } from '@parlour/contract/brand';
import { fill } from '@parlour/locales/phrases';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { usePhrases } from '@parlour/ui/use-phrases';
import { type Company, CompanyMark, companyNames } from './company-mark';
import type { IdentityButtonsProps } from './identity-buttons';
import css from './identity-buttons.module.css';
import { useElsewhere } from './use-elsewhere';

export type CompanyButtonsProps = IdentityButtonsProps & {
  firebase: FirebaseProject;
  companies: readonly Company[];
};

/** Sign-in by an account at another company, a button for each. */
export const CompanyButtons = ({
  firebase,
  companies,
  isAbove = false,
  ...ends
}: CompanyButtonsProps) => {
  const words = usePhrases('session', 'refusal', 'common');
  const { press, leave, company, isInWindow, refused } = useElsewhere(firebase, ends);
  const textOf = (each: Company) =>
    fill(words.session.continueWith, { company: companyNames[each] });
  return (
    <div className={css.others}>
      {!isAbove && <p className={css.or}>{words.session.orBy}</p>}
      {refused && <FormAlert>{words.refusal[refused.code]}</FormAlert>}
      <output className={css.waiting}>
        {company && isInWindow && (
          <>
            {fill(words.session.inWindow, { company: companyNames[company] })}{' '}
            <button className="t-link" onClick={leave} type="button">
              {words.common.cancel}
            </button>
          </>
        )}
      </output>
      <div className={css.buttons}>
        {companies.map((each) => (
          <Button
            busy={each === company && (isInWindow ? textOf(each) : words.session.openingWindow)}
            key={each}
            look="outline"
            onClick={() => press(each)}
            wide
          >
            <CompanyMark company={each} />
            {textOf(each)}
          </Button>
        ))}
      </div>
      {isAbove && <p className={css.or}>{words.session.orBy}</p>}
    </div>
  );
};
