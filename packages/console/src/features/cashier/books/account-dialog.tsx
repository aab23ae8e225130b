import { banks, demoBankBin, demoBankName } from '@parlour/contract/banks';
import type { HouseAccount, TransferMethod } from '@parlour/contract/cashier/books';
import { fill } from '@parlour/locales/phrases';
import { CheckField } from '@parlour/ui/components/form/check-field';
import { TextField } from '@parlour/ui/components/form/field';
import { SelectField } from '@parlour/ui/components/form/select-field';
import { useWords } from '../../../lib/language';
import { ProposeDialog } from '../../change/propose-dialog';

type AccountDialogProps = {
  /** Without one a new account is added. */
  account: HouseAccount | undefined;
  methods: readonly TransferMethod[];
  onClose: () => void;
};

type Entered = Readonly<Record<string, string>>;

const objectOf = ({ place = '', bank = '', number = '' }: Entered): string =>
  `${place}:${bank}:${number.replaceAll(/[\s.-]/g, '').toUpperCase()}`;

/** Adds an account of the house, renames it, opens or closes it. */
export const AccountDialog = ({ account, methods, onClose }: AccountDialogProps) => {
  const { books } = useWords();
  const [first] = methods;
  const known = account && {
    place: `${account.brand}:${account.methodId}`,
    bank: account.bankBin,
    number: account.accountNumber,
  };
  const none = { place: `${first?.brand}:${first?.methodId}`, bank: banks[0]!.bin, number: '0000' };
  return (
    <ProposeDialog
      kind="account"
      object={objectOf(known ?? none)}
      objectOf={(entered) => objectOf(known ?? entered)}
      onClose={onClose}
      patchOf={patchOf}
      title={account ? fill(books.changeOf, { name: account.accountNumber }) : books.addAccount}
    >
      {(values, { faultOf }) => (
        <>
          {!account && <Place faultOf={faultOf} methods={methods} />}
          <TextField
            autoComplete="off"
            defaultValue={String(values.holder)}
            error={faultOf('holder')}
            hint={books.holderHint}
            label={books.accountFields.holder}
            maxLength={50}
            name="holder"
          />
          <CheckField defaultChecked={account ? values.enabled === true : true} name="enabled">
            {books.isOpen}
          </CheckField>
        </>
      )}
    </ProposeDialog>
  );
};

type PlaceProps = Pick<AccountDialogProps, 'methods'> & {
  faultOf: (name: string) => string | undefined;
};

/** Where a new account is: its method, its bank and its number. */
const Place = ({ methods, faultOf }: PlaceProps) => {
  const { books, cashier } = useWords();
  return (
    <>
      <SelectField
        label={cashier.method}
        name="place"
        options={methods.map(({ brand, methodId, name }) => ({
          value: `${brand}:${methodId}`,
          label: `${name} · ${brand}`,
        }))}
      />
      <SelectField
        error={faultOf('bank')}
        label={books.accountFields.bank}
        name="bank"
        options={[
          ...banks.map(({ bin, shortName }) => ({ value: bin, label: shortName })),
          { value: demoBankBin, label: demoBankName },
        ]}
      />
      <TextField
        autoComplete="off"
        error={faultOf('number')}
        inputMode="numeric"
        label={books.accountFields.number}
        maxLength={24}
        name="number"
        required
      />
    </>
  );
};

const patchOf = (
  { holder = '', enabled }: Entered,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> => {
  const all = { holder: holder.trim(), enabled: enabled === 'on' };
  return Object.fromEntries(Object.entries(all).filter(([name, value]) => values[name] !== value));
};
