import { type RefObject, useEffect, useRef, useState } from 'react';

export type Disclosure<E extends HTMLElement> = {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** Put it on the element that holds both the button and what it opens. */
  holder: RefObject<E | null>;
};

/**
 * Something that opens beside its button: Escape closes it and gives focus back, a press
 * elsewhere closes it.
 */
export const useDisclosure = <E extends HTMLElement>(): Disclosure<E> => {
  const [isOpen, setOpen] = useState(false);
  const holder = useRef<E>(null);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      holder.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    const onPress = (event: PointerEvent) => {
      if (!holder.current?.contains(event.target as Node)) setOpen(false);
    };
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onPress);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onPress);
    };
  }, [isOpen]);
  return { isOpen, setOpen, holder };
};
