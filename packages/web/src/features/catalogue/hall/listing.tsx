import type { ScreenProps } from '../../../lib/navigation/screen';
import { Hall } from './hall';
import { VendorWells } from './vendor-wells';

/** A category that is known by its vendors: they stand above the games of them all. */
export const Listing = ({ route }: ScreenProps) => <Hall Vendors={VendorWells} route={route} />;
