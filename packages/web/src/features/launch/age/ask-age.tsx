import { Button } from '@parlour/ui/components/form/button';
import { Seal } from '@parlour/ui/components/feedback/sign-page';
import { fill } from '@parlour/locales/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useBrand } from '../../../lib/brand/brand';
import css from '../game.module.css';
import { stateOfAge } from './of-age';

/** Once, before the first play without an account: a registration asks the same. */
export const AskAge = ({ onLeave }: { onLeave: () => void }) => {
  const { launch } = usePhrases('launch');
  const { minAge: age } = useBrand();
  return (
    <section aria-labelledby="ask-age" className={css.cover}>
      <Seal icon={<span className={css.age}>{age}+</span>} name="age" />
      <h2 className={`t-h2 ${css.question}`} id="ask-age">
        {fill(launch.askAge, { age })}
      </h2>
      <p className={css.ageInfo}>{fill(launch.askAgeInfo, { age })}</p>
      <div className={css.actions}>
        <Button onClick={onLeave}>{launch.notOfAge}</Button>
        <Button look="primary" onClick={() => stateOfAge(age)}>
          {fill(launch.ofAge, { age })}
        </Button>
      </div>
    </section>
  );
};
