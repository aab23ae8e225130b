import { useBrand } from '../../lib/brand';
import { useWords } from '../../lib/language';
import { Page } from '../../lib/parts/page';
import parts from '../../lib/parts/parts.module.css';
import { useMay } from '../../lib/session/me';
import { SendingList } from './sending-list';
import { TemplateList } from './template-list';
import { WriteMessage } from './write-message';

/** What was written to players of a brand, how far it came, and the texts at hand. */
export const MessagesPage = () => {
  const { message } = useWords();
  const may = useMay();
  const brand = useBrand()?.code;
  return (
    <Page actions={brand && <WriteMessage brand={brand} />} title={message.title}>
      {!brand && <p className={parts.empty}>{message.chooseBrand}</p>}
      <SendingList brand={brand} />
      {brand && <TemplateList brand={brand} mayChange={may('template.w', brand)} />}
    </Page>
  );
};
