import type { changeKinds } from '@parlour/contract/operator/changes';
import { CheckField } from '@parlour/ui/components/form/check-field';
import { ProposeDialog } from './propose-dialog';

type FlagsDialogProps = {
  kind: (typeof changeKinds)[number];
  object: string;
  title: string;
  /** What each value is called. */
  names: Readonly<Record<string, string>>;
  onClose: () => void;
};

/** Alters what is on or off of an object. */
export const FlagsDialog = ({ kind, object, title, names, onClose }: FlagsDialogProps) => (
  <ProposeDialog
    kind={kind}
    object={object}
    onClose={onClose}
    patchOf={(entered, values) =>
      Object.fromEntries(
        Object.keys(names)
          .map((name) => [name, entered[name] === 'on'] as const)
          .filter(([name, value]) => value !== values[name]),
      )
    }
    title={title}
  >
    {(values) =>
      Object.entries(names).map(([name, label]) => (
        <CheckField defaultChecked={values[name] === true} key={name} name={name}>
          {label}
        </CheckField>
      ))
    }
  </ProposeDialog>
);
