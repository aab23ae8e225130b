import { mostComparisons, ruleFacts, type RuleKind, ruleSigns } from '@parlour/contract/rule-desk';
import { Button } from '@parlour/ui/components/form/button';
import { TextField } from '@parlour/ui/components/form/field';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { SelectField } from '@parlour/ui/components/form/select-field';
import { fill } from '@parlour/locales/phrases';
import { useState } from 'react';
import { useWords } from '../../../lib/language';
import css from './rules.module.css';

type Row = { key: number; fact: string; sign: string; than: string };

type ComparisonsProps = {
  kind: RuleKind;
  comparisons: readonly string[];
  isAll: boolean;
  fault: string | undefined;
};

const rowOf = (comparison: string, key: number): Row => {
  const [fact = '', sign = '', than = ''] = comparison.split(' ');
  return { key, fact, sign, than };
};

/** What is compared, a line each, and whether one of the lines is enough. */
export const Comparisons = ({ kind, comparisons, isAll, fault }: ComparisonsProps) => {
  const { rules } = useWords();
  const [rows, setRows] = useState<readonly Row[]>(() =>
    (comparisons.length > 0 ? comparisons : ['amount >= ']).map(rowOf),
  );
  const setFact = (key: number, fact: string) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, fact, than: '' } : row)));
  const add = () =>
    setRows([...rows, rowOf('amount >= ', Math.max(0, ...rows.map(({ key }) => key)) + 1)]);
  return (
    <fieldset className={css.comparisons}>
      <legend>{rules.when}</legend>
      {fault && <FormAlert>{fault}</FormAlert>}
      {rows.map((row, at) => (
        <Comparison
          at={at + 1}
          key={row.key}
          kind={kind}
          onFact={(fact) => setFact(row.key, fact)}
          onRemove={rows.length > 1 ? () => setRows(rows.filter((one) => one !== row)) : undefined}
          row={row}
        />
      ))}
      {rows.length < mostComparisons && (
        <Button onClick={add} small>
          {rules.addComparison}
        </Button>
      )}
      {rows.length > 1 && (
        <SelectField
          defaultValue={isAll ? 'all' : 'any'}
          label={rules.join}
          name="join"
          options={(['any', 'all'] as const).map((value) => ({ value, label: rules.joins[value] }))}
        />
      )}
    </fieldset>
  );
};

type ComparisonProps = {
  at: number;
  kind: RuleKind;
  row: Row;
  onFact: (fact: string) => void;
  onRemove: (() => void) | undefined;
};

const Comparison = ({ at, kind, row, onFact, onRemove }: ComparisonProps) => {
  const { rules, evidence } = useWords();
  const { key, fact, sign, than } = row;
  const facts: Readonly<Record<string, string>> = ruleFacts[kind];
  const names: Readonly<Record<string, string>> = evidence.facts;
  const isFlag = facts[fact] === 'flag';
  const named = (name: string) => `${name} ${at}`;
  return (
    <div className={css.comparison}>
      <SelectField
        label={named(rules.fact)}
        name={`fact.${key}`}
        onChange={({ target }) => onFact(target.value)}
        options={Object.keys(facts).map((value) => ({ value, label: names[value] ?? value }))}
        value={fact}
      />
      <SelectField
        defaultValue={isFlag ? '=' : sign || '>='}
        key={`sign ${isFlag}`}
        label={named(rules.sign)}
        name={`sign.${key}`}
        options={(isFlag ? (['='] as const) : ruleSigns).map((value) => ({
          value,
          label: rules.signs[value],
        }))}
      />
      {isFlag ? (
        <SelectField
          defaultValue={than || 'true'}
          label={named(rules.value)}
          name={`than.${key}`}
          options={(['true', 'false'] as const).map((value) => ({
            value,
            label: evidence.values[value],
          }))}
        />
      ) : (
        <TextField
          autoComplete="off"
          defaultValue={than}
          inputMode="decimal"
          key={fact}
          label={named(rules.value)}
          name={`than.${key}`}
        />
      )}
      {onRemove && (
        <Button aria-label={fill(rules.removeOf, { count: at })} onClick={onRemove} small>
          {rules.remove}
        </Button>
      )}
    </div>
  );
};

/** The comparisons of the form's lines. */
export const comparisonsIn = (entered: Readonly<Record<string, string>>): string[] =>
  Object.keys(entered).flatMap((name) => {
    const [, key] = /^fact\.(\d+)$/.exec(name) ?? [];
    if (key === undefined) return [];
    const than = (entered[`than.${key}`] ?? '').trim();
    return [`${entered[name]} ${entered[`sign.${key}`] ?? '='} ${than}`];
  });
