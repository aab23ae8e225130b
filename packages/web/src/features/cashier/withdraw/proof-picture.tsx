import { cashier } from '@parlour/contract/cashier';
import type { OutputOf } from '@parlour/contract/endpoint';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useState } from 'react';
import { call } from '../../../lib/api/api';
import { asRefused, type Refused } from '../../../lib/api/refused';
import css from './withdraw.module.css';

/** The bank's proof that the payment was made, once its player asks to see it. */
export const ProofPicture = ({ withdrawalId: id }: { withdrawalId: string }) => {
  const { withdrawal: words, refusal } = usePhrases('withdrawal', 'refusal');
  const [picture, setPicture] = useState<OutputOf<typeof cashier.readProofImage>>();
  const [refused, setRefused] = useState<Refused>();
  const show = () =>
    call(cashier.readProofImage, { id }, { loader: true }).then(setPicture, (thrown: unknown) =>
      setRefused(asRefused(thrown)),
    );
  if (picture) {
    const { type, base64, width, height } = picture;
    return (
      <img
        alt={words.proof}
        className={css.proof}
        height={height}
        src={`data:${type};base64,${base64}`}
        width={width}
      />
    );
  }
  return (
    <div className={css.receipt}>
      {refused && <FormAlert reference={refused.id}>{refusal[refused.code]}</FormAlert>}
      <div>
        <Button onClick={() => void show()}>{words.showProof}</Button>
      </div>
    </div>
  );
};
