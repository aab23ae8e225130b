import type { CaseView } from '@parlour/contract/casework';
import { supportDesk, type PlayerFact, type TicketCase } from '@parlour/contract/support-desk';
import { fill } from '@parlour/locales/phrases';
import { Money } from '@parlour/ui/components/display/money';
import { dateTime } from '@parlour/ui/dates';
import { Link } from 'wouter';
import { call } from '../../lib/api/call';
import { useZone } from '../../lib/brand';
import { useConsoleLocale, useWords } from '../../lib/language';
import { Answer } from '../../lib/parts/answer';
import { CasePicture, CasePictures } from '../../lib/parts/pictures/case-picture';
import { Fact, Facts, Section } from '../../lib/parts/section';
import css from './support.module.css';
import { useTicket } from './use-ticket';

/** What was written, shown and named, and what its player did in the hour before. */
export const TicketEvidence = ({ of: view }: { of: CaseView }) => (
  <Answer of={useTicket(view)}>
    {(ticket) => (
      <>
        <Written ticket={ticket} />
        {ticket.pictures.length > 0 && <Pictures ticket={ticket} />}
        {ticket.named.length > 0 && <Named ticket={ticket} />}
        {ticket.playerId !== undefined && <LastHour ticket={ticket} />}
        <Earlier ticket={ticket} />
      </>
    )}
  </Answer>
);

type Of = { ticket: TicketCase };

const Written = ({ ticket }: Of) => {
  const { support } = useWords();
  const { number, type, language, playerId, description, remark, openedAt, messages } = ticket;
  return (
    <Section title={fill(support.ticket, { number })}>
      <Facts>
        <Fact name={support.type}>{support.types[type]}</Fact>
        <Fact name={support.language}>{language}</Fact>
        {remark && <Fact name={support.remark}>{remark}</Fact>}
        {playerId === undefined && <Fact name={support.person}>{support.visitor}</Fact>}
      </Facts>
      <ul className={css.messages}>
        <Message at={openedAt} name={support.person} text={description} />
        {messages.map(({ id, by, name, text, at }) => (
          <Message
            at={at}
            isOurs={by === 'operator'}
            key={id}
            name={by === 'operator' ? (name ?? '') : support.person}
            text={text}
          />
        ))}
      </ul>
    </Section>
  );
};

type MessageProps = { name: string; at: string; text: string; isOurs?: boolean };

const Message = ({ name, at, text, isOurs = false }: MessageProps) => {
  const zone = useZone();
  const locale = useConsoleLocale();
  return (
    <li className={css.message} data-ours={isOurs}>
      <p className={css.by}>
        <strong>{name}</strong>
        <span className="t-3">{dateTime(at, zone, locale)}</span>
      </p>
      <p className={css.text}>{text}</p>
    </li>
  );
};

const Pictures = ({ ticket: { caseId, pictures } }: Of) => {
  const { support } = useWords();
  return (
    <Section aside={support.eachSeen} title={support.pictures}>
      <CasePictures>
        {pictures.map(({ id, at, width, height }, index) => (
          <CasePicture
            at={at}
            height={height}
            key={id}
            name={fill(support.picture, { count: index + 1 })}
            read={() => call(supportDesk.readTicketPicture, { caseId, pictureId: id })}
            width={width}
          />
        ))}
      </CasePictures>
    </Section>
  );
};

const Named = ({ ticket }: Of) => {
  const { support } = useWords();
  return (
    <Section title={support.named}>
      <FactList list={ticket.named} />
    </Section>
  );
};

const LastHour = ({ ticket }: Of) => {
  const { support } = useWords();
  return (
    <Section title={support.lastHour}>
      {ticket.lastHour.length === 0 ? (
        <p className="t-2">{support.noHour}</p>
      ) : (
        <FactList list={ticket.lastHour} />
      )}
    </Section>
  );
};

const FactList = ({ list }: { list: readonly PlayerFact[] }) => {
  const { support } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  return (
    <ul className={css.facts}>
      {list.map(({ kind, number, at, amount, currency, status }) => (
        <li key={`${kind} ${number ?? at}`}>
          <span className="t-3">{dateTime(at, zone, locale)}</span>
          <span>
            {support.facts[kind]}
            {number && ` ${number}`}
          </span>
          {amount !== undefined && currency && (
            <span className={css.amount}>
              <Money amount={amount} /> {currency}
            </span>
          )}
          {status && <span className="t-2">{status.replaceAll('_', ' ')}</span>}
        </li>
      ))}
    </ul>
  );
};

const Earlier = ({ ticket: { earlier } }: Of) => {
  const { support } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  return (
    <Section title={support.earlier}>
      {earlier.length === 0 && <p className="t-2">{support.noEarlier}</p>}
      <ul className={css.facts}>
        {earlier.map(({ id, number, caseId, type, state, openedAt }) => (
          <li key={id}>
            <span className="t-3">{dateTime(openedAt, zone, locale)}</span>
            {caseId ? <Link href={`/queues/ticket/${caseId}`}>{number}</Link> : number}
            <span>{support.types[type]}</span>
            <span className="t-2">{support.states[state]}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
};
