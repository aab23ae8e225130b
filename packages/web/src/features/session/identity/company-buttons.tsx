import type { FirebaseProject } from '@parlour/contract/brand';
import { fill } from '@parlour/locales/phrases';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { usePhrases } from '@parlour/ui/use-phrases';
import { type Company, CompanyMark, companyNames } from '../../../lib/identity/company-mark';
import css from './identity-buttons.module.css';
import { type OnToken, useElsewhere } from './use-elsewhere';

export type CompanyButtonsProps = {
  firebase: FirebaseProject;
  companies: readonly Company[];
  onToken: OnToken;
  /** Where the form is that they stand for. */
  form?: 'above' | 'below' | undefined;
};

/** A button for each company: its window, and what it says of the person. */
export const CompanyButtons = ({ firebase, companies, onToken, form }: CompanyButtonsProps) => {
  const words = usePhrases('session', 'refusal', 'common');
  const { press, leave, company, isInWindow, refused } = useElsewhere(firebase, onToken);
  const textOf = (each: Company) =>
    fill(words.session.continueWith, { company: companyNames[each] });
  return (
    <div className={css.others}>
      {form === 'above' && <p className={css.or}>{words.session.orBy}</p>}
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
      {form === 'below' && <p className={css.or}>{words.session.orBy}</p>}
    </div>
  );
};
