import { Button } from '@parlour/ui/components/form/button';
import { CopyButton } from '@parlour/ui/components/form/copy-button';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { useWords } from '../../lib/language';
import css from './people.module.css';

/** The link of an invitation, which is shown once, to its author. */
export const LinkDialog = ({ link, onClose }: { link: string; onClose: () => void }) => {
  const { people, common } = useWords();
  return (
    <Dialog
      actions={
        <Button look="primary" onClick={onClose}>
          {common.close}
        </Button>
      }
      onClose={onClose}
      size="form"
      title={people.link}
    >
      <p className="t-2">{people.linkWhat}</p>
      <p className={css.link}>
        {link} <CopyButton of={people.link} text={link} />
      </p>
    </Dialog>
  );
};
