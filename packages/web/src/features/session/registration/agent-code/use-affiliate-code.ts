import type { CheckedCode } from '@parlour/contract/agent';
import { useEffect, useState } from 'react';
import { withinLimit } from '../../../../lib/navigation/chunk';
import { keepCodes } from '../../../../lib/session/link-codes';
import { readLocal, writeLocal } from '../../../../lib/session/storage';

const check = async (code: string): Promise<CheckedCode> => {
  const { checkCode } = await withinLimit(import('./check-code'));
  return checkCode(code);
};

/**
 * The agent's code: one that the link brought is checked when the form opens, and hides its field
 * if it is valid. A typed one is checked when the form is sent.
 */
export const useAffiliateCode = (isAsked: boolean) => {
  const [applied, setApplied] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  useEffect(() => {
    keepCodes();
    const given = isAsked ? readLocal('affiliateCode') : undefined;
    if (!given) return;
    // Without an answer the field stays, and what is typed there is checked in its turn.
    check(given).then(
      ({ valid, code }) => setApplied(valid ? code : undefined),
      () => {},
    );
  }, [isAsked]);

  return {
    applied,
    /** A typed code was refused: a dialog says so. */
    isWrong,
    forgive: () => setWrong(false),
    /** True if the form may be sent with what was typed. */
    isSound: async (typed: string): Promise<boolean> => {
      if (applied !== undefined || typed === '') return true;
      const { valid } = await check(typed);
      setWrong(!valid);
      return valid;
    },
    codesOf: (typed: string) => {
      const affiliateCode = applied ?? typed;
      const referralCode = readLocal('referralCode');
      return { ...(affiliateCode && { affiliateCode }), ...(referralCode && { referralCode }) };
    },
  };
};

/** They have led to an account. */
export const dropCodes = (): void => {
  writeLocal('affiliateCode', undefined);
  writeLocal('referralCode', undefined);
};
