import { useBrand } from '../../lib/brand';
import { useWords } from '../../lib/language';
import { Answer } from '../../lib/parts/answer';
import { More } from '../../lib/parts/more';
import { AsOf } from '../../lib/parts/as-of';
import { Page } from '../../lib/parts/page';
import parts from '../../lib/parts/parts.module.css';
import { Section } from '../../lib/parts/section';
import { useMay } from '../../lib/session/me';
import { RoomLog } from './room-log';
import { SilenceList } from './silence-list';
import { useDeskRoom, useSilences } from './use-desk-room';

/** The chat room of a brand: what is written, and who may not write. */
export const RoomPage = () => {
  const { room } = useWords();
  const may = useMay();
  const brand = useBrand()?.code;
  if (brand && may('room.r', brand)) return <OfBrand brand={brand} key={brand} />;
  return (
    <Page title={room.title}>
      <p className={parts.empty}>{brand ? room.notYours : room.chooseBrand}</p>
    </Page>
  );
};

const OfBrand = ({ brand }: { brand: string }) => {
  const { room } = useWords();
  const mayWork = useMay()('room.w', brand);
  const query = useDeskRoom(brand);
  const silences = useSilences(brand);
  return (
    <Page actions={<AsOf of={query} />} title={room.title}>
      <Answer of={query}>
        {({ pages: [latest, ...older] }) => (
          <>
            {latest?.isOpen === false && <p className="t-2">{room.off}</p>}
            <Section title={room.log}>
              <RoomLog
                brand={brand}
                lines={[...older.toReversed(), latest].flatMap((part) => part?.messages ?? [])}
                mayWork={mayWork}
                older={
                  query.hasNextPage && (
                    <More look="quiet" of={query} small>
                      {room.older}
                    </More>
                  )
                }
              />
            </Section>
          </>
        )}
      </Answer>
      <Section title={room.silences}>
        <Answer of={silences}>
          {({ pages }) => (
            <>
              <SilenceList
                brand={brand}
                list={pages.flatMap(({ list }) => list)}
                mayWork={mayWork}
              />
              <More look="quiet" of={silences} small>
                {room.olderSilences}
              </More>
            </>
          )}
        </Answer>
      </Section>
    </Page>
  );
};
