import type { ComponentProps } from 'react';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** An outline of `@parlour/ui/icons/…`. */
  of: string;
  size?: number;
}

/**
 * A drawn sign. It never speaks: its meaning is in the words beside it or in the label of its
 * button.
 */
export const Icon = ({ of, size = 20, ...rest }: IconProps) => (
  <svg
    aria-hidden="true"
    fill="currentColor"
    height={size}
    viewBox="0 0 256 256"
    width={size}
    {...rest}
  >
    <path d={of} />
  </svg>
);
