/** Hexadecimal digits in groups of eight, every second one quieter, for eyes that compare. */
export const Hexadecimal = ({ digits }: { digits: string }) => (
  <code className="hexadecimal">
    {(digits.match(/.{1,8}/g) ?? []).map((group, index) => (
      <span key={index}>{group}</span>
    ))}
  </code>
);
