import { pages } from '@parlour/contract/pages';
import { fill } from '@parlour/locales/phrases';
import { Button } from '@parlour/ui/components/form/button';
import { TextField } from '@parlour/ui/components/form/field';
import { usePhrases } from '@parlour/ui/use-phrases';
import { type FormEvent, useState } from 'react';
import { useBrand } from '../../lib/brand/brand';
import { go } from '../../lib/navigation/navigation';
import { writeLocal } from '../../lib/session/storage';
import css from './join-page.module.css';

/** `/join`: what agents are offered today, and the registration with an agent's code. */
export const JoinPage = () => {
  const { agent: words, brand } = usePhrases('agent', 'brand');
  const { name } = useBrand();
  const offers = [
    [words.code, words.codeInfo],
    [words.link, words.linkInfo],
    [words.downline, words.downlineInfo],
  ] as const;
  return (
    <section className={`content ${css.page}`}>
      <h1 className="t-h1">{brand.agent}</h1>
      <p className={css.about}>{fill(words.about, { brand: name })}</p>
      <div className={css.columns}>
        <div className={css.offers}>
          <h2 className="t-h2">{words.offered}</h2>
          <dl className={css.list}>
            {offers.map(([title, info]) => (
              <div className={css.offer} key={title}>
                <dt>{title}</dt>
                <dd>{info}</dd>
              </div>
            ))}
          </dl>
          <h2 className="t-h2">{words.notYet}</h2>
          <p className={css.about}>{words.notYetInfo}</p>
        </div>
        <CodeForm />
      </div>
    </section>
  );
};

type Fault = 'codeMissing' | 'codeWrong' | 'codeUnchecked';

/** Checks the code before the way leads on: the registration finds it and hides its field. */
const CodeForm = () => {
  const { agent: words, common } = usePhrases('agent', 'common');
  const [fault, setFault] = useState<Fault>();
  const [isBusy, setIsBusy] = useState(false);
  const send = async (form: HTMLFormElement) => {
    const code = String(new FormData(form).get('code') ?? '').trim();
    if (!code) return setFault('codeMissing');
    setFault(undefined);
    setIsBusy(true);
    const checked = await import('./check-code')
      .then(({ checkCode }) => checkCode(code))
      .catch(() => undefined);
    setIsBusy(false);
    if (!checked) return setFault('codeUnchecked');
    if (!checked.valid) return setFault('codeWrong');
    writeLocal('affiliateCode', checked.code);
    return go(pages.register.path);
  };
  return (
    <form
      className={`panel ${css.form}`}
      noValidate
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      <h2 className="t-h3">{words.join}</h2>
      <TextField
        autoCapitalize="characters"
        autoComplete="off"
        error={fault && words[fault]}
        label={words.yourCode}
        maxLength={64}
        name="code"
      />
      <Button busy={isBusy && common.sending} look="primary" type="submit" wide>
        {words.go}
      </Button>
    </form>
  );
};
