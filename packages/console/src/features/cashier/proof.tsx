import { cashierConsole, type ReceiptImage } from '@parlour/contract/cashier/console';
import type { CaseView } from '@parlour/contract/casework';
import { useState } from 'react';
import { call, sendPicture } from '../../lib/api/call';
import { client } from '../../lib/api/query-client';
import { asRefused, type ConsoleRefused } from '../../lib/api/refused';
import { useWords } from '../../lib/language';
import { CasePicture, CasePictures } from '../../lib/parts/pictures/case-picture';
import { FilePlace, pictureFiles } from '../../lib/parts/pictures/file-place';
import { refusalText } from '../../lib/refusal-text';
import { useMe } from '../../lib/session/me';
import css from './cashier.module.css';

type ProofProps = { view: CaseView; proof: ReceiptImage | undefined };

/** The bank's proof that a payment was made; who has claimed the case adds it. */
export const Proof = ({ view, proof }: ProofProps) => {
  const { cashier } = useWords();
  const me = useMe();
  const isMine = view.claimedBy?.id === me.id && view.state !== 'closed';
  return (
    <>
      {proof && (
        <CasePictures>
          <CasePicture
            at={proof.at}
            height={proof.height}
            key={proof.id}
            name={cashier.proof}
            read={() => call(cashierConsole.readReceiptImage, { case: view.id, imageId: proof.id })}
            width={proof.width}
          />
        </CasePictures>
      )}
      {isMine && <AddProof caseId={view.id} />}
    </>
  );
};

const AddProof = ({ caseId }: { caseId: string }) => {
  const words = useWords();
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState<ConsoleRefused>();
  const send = async (picture: File) => {
    setRefused(undefined);
    setIsBusy(true);
    try {
      await sendPicture(cashierConsole.addProofImage, { case: caseId }, picture);
      // The case has changed: what is decided is decided on what it shows now.
      await client.invalidateQueries({ queryKey: ['case', caseId] });
    } catch (thrown) {
      setRefused(asRefused(thrown));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className={css.proof}>
      <FilePlace
        accept={pictureFiles}
        disabled={isBusy}
        hint={words.cashier.proofInfo}
        onFile={(file) => void send(file)}
        title={words.cashier.addProof}
      />
      {refused && (
        <p className="t-neg" role="alert">
          {refusalText(words, refused)}
        </p>
      )}
    </div>
  );
};
