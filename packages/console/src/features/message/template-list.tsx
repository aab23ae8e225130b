import {
  messageConsole,
  type TextTemplate,
  writtenLanguages,
} from '@parlour/contract/message-console';
import { factsOf } from '@parlour/contract/languages';
import { fill } from '@parlour/locales/phrases';
import { Button } from '@parlour/ui/components/form/button';
import { type Column, DataTable } from '@parlour/ui/components/display/data-table';
import { dateTime } from '@parlour/ui/dates';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api/call';
import { useZone } from '../../lib/brand';
import { useConsoleLocale, useWords } from '../../lib/language';
import { Answer } from '../../lib/parts/answer';
import parts from '../../lib/parts/parts.module.css';
import { Section } from '../../lib/parts/section';
import { TemplateDialog } from './template-dialog';

type TemplateListProps = { brand: string; mayChange: boolean };

/** The texts at hand of a brand; a missing language is said. */
export const TemplateList = ({ brand, mayChange }: TemplateListProps) => {
  const { message } = useWords();
  const [opened, setOpened] = useState<TextTemplate | 'new'>();
  const query = useQuery({
    queryKey: ['templates', brand],
    queryFn: async () => (await call(messageConsole.listTemplates, { brand })).list,
  });
  const add = mayChange && (
    <Button onClick={() => setOpened('new')} small>
      {message.newTemplate}
    </Button>
  );
  return (
    <Section aside={add} title={message.templates}>
      <Answer of={query}>
        {(list) => <Rows list={list} onOpen={mayChange ? setOpened : undefined} />}
      </Answer>
      {opened && (
        <TemplateDialog
          brand={brand}
          onClose={() => setOpened(undefined)}
          template={opened === 'new' ? undefined : opened}
        />
      )}
    </Section>
  );
};

type RowsProps = {
  list: readonly TextTemplate[];
  onOpen: ((template: TextTemplate) => void) | undefined;
};

const Rows = ({ list, onOpen }: RowsProps) => {
  const { message } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  if (list.length === 0) return <p className={parts.empty}>{message.noTemplates}</p>;
  const columns: readonly Column<TextTemplate>[] = [
    { key: 'name', name: message.name, place: 'title', cell: ({ name }) => name },
    {
      key: 'subject',
      name: message.subject,
      place: 'meta',
      cell: ({ texts }) => (texts.VI ?? texts.EN)?.title,
    },
    {
      key: 'languages',
      name: message.languages,
      place: 'status',
      cell: ({ texts }) =>
        writtenLanguages
          .map((language) => {
            const { name } = factsOf(language);
            return texts[language] ? name : fill(message.missing, { language: name });
          })
          .join(', '),
    },
    {
      key: 'changed',
      name: message.changed,
      place: 'time',
      cell: ({ changedAt, changedByName }) =>
        `${changedByName}, ${dateTime(changedAt, zone, locale)}`,
    },
  ];
  return (
    <DataTable<TextTemplate>
      columns={columns}
      keyOf={({ id }) => id}
      label={message.templates}
      rows={list}
      {...(onOpen && {
        onOpen: { name: ({ name }) => `${message.changeTemplate}: ${name}`, open: onOpen },
      })}
    />
  );
};
