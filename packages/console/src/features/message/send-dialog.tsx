import type { InputOf } from '@parlour/contract/endpoint';
import {
  messageConsole,
  mostCounted,
  type SendingPreview,
  type WrittenTexts,
} from '@parlour/contract/message-console';
import { fill } from '@parlour/locales/phrases';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { SelectField } from '@parlour/ui/components/form/select-field';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { count as countText } from '@parlour/ui/format';
import { toast } from '@parlour/ui/toasts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '../../lib/api/call';
import { client } from '../../lib/api/query-client';
import { useWords } from '../../lib/language';
import { useSend } from '../../lib/use-send';
import { AudienceFields } from './audience-fields';
import css from './message.module.css';
import { SendingSamples } from './sending-samples';
import { filledIn, TextFields } from './text-fields';

type SendDialogProps = {
  brand: string;
  /** The one whom it goes to; without one a filter says who gets it. */
  player?: { id: string; username: string };
  onClose: () => void;
};

type Asked = InputOf<typeof messageConsole.previewSending>;
type Previewed = { asked: Asked; preview: SendingPreview };

const askedOf = (brand: string, playerId: string | undefined, entered: Record<string, string>) => {
  const { level, currency, ...rest } = filledIn(entered);
  const number = level !== undefined && /^\d+$/.test(level) ? Number(level) : level;
  return {
    brand,
    ...(playerId && { playerId }),
    ...rest,
    ...(number !== undefined && { level: number }),
    ...(currency !== undefined && { currency: currency.toUpperCase() }),
  } as Asked;
};

const useSending = ({ brand, player, onClose }: SendDialogProps) => {
  const { message } = useWords();
  const [previewed, setPreviewed] = useState<Previewed>();
  const form = useSend(async ({ template: _template, ...entered }) => {
    if (!previewed) {
      const asked = askedOf(brand, player?.id, entered);
      setPreviewed({ asked, preview: await call(messageConsole.previewSending, asked) });
      return;
    }
    const { asked, preview } = previewed;
    const { wanted } = await call(messageConsole.confirmSending, {
      ...asked,
      digest: preview.digest,
    });
    toast({ text: fill(message.sent, { count: countText(wanted) }), tone: 'pos' });
    await client.invalidateQueries({ queryKey: ['sendings'] });
    onClose();
  });
  const back = () => {
    form.clear();
    setPreviewed(undefined);
  };
  return { previewed, form, back };
};

/** Writes to one player or to many: the text, then who gets it and what they read, then the yes. */
export const SendDialog = (props: SendDialogProps) => {
  const { brand, player, onClose } = props;
  const { message, common } = useWords();
  const formId = useId();
  const { previewed, form, back } = useSending(props);
  const [texts, setTexts] = useState<WrittenTexts>({});
  return (
    <Dialog
      actions={
        <>
          <Button onClick={previewed ? back : onClose}>
            {previewed ? common.back : common.cancel}
          </Button>
          <Button
            busy={form.isBusy && common.sending}
            form={formId}
            look={previewed ? 'accent' : 'primary'}
            type="submit"
          >
            {previewed ? confirmText(message, previewed.preview.count) : message.preview}
          </Button>
        </>
      }
      isFull
      isTouched
      onClose={onClose}
      size="wide"
      title={player ? fill(message.writeTo, { name: player.username }) : message.write}
    >
      <form {...form.formProps} className={css.form} id={formId}>
        {form.alert && <FormAlert reference={form.reference}>{form.alert}</FormAlert>}
        <div className={css.form} hidden={previewed !== undefined}>
          {!player && <AudienceFields faultOf={form.faultOf} />}
          <TemplateField brand={brand} onTexts={setTexts} />
          <TextFields faultOf={form.faultOf} key={JSON.stringify(texts)} texts={texts} />
        </div>
        {previewed && <SendingSamples preview={previewed.preview} />}
      </form>
    </Dialog>
  );
};

const confirmText = (words: { confirm: string; confirmMany: string }, wanted: number): string =>
  fill<string>(wanted < mostCounted ? words.confirm : words.confirmMany, {
    count: countText(wanted),
  });

type TemplateFieldProps = { brand: string; onTexts: (texts: WrittenTexts) => void };

/** A template fills the text, which may be changed for this sending. */
const TemplateField = ({ brand, onTexts }: TemplateFieldProps) => {
  const { message } = useWords();
  const { data: templates = [] } = useQuery({
    queryKey: ['templates', brand],
    queryFn: async () => (await call(messageConsole.listTemplates, { brand })).list,
  });
  if (templates.length === 0) return null;
  return (
    <SelectField
      label={message.template}
      name="template"
      onChange={({ target: { value } }) =>
        onTexts(templates.find(({ id }) => id === value)?.texts ?? {})
      }
      options={[
        { value: '', label: message.noTemplate },
        ...templates.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
};
