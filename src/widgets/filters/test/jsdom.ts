/** Prepares a page as src/theme/listing/index.ts does, with stubs for what jsdom lacks. */
import { saveSnapshot } from '../../../theme/listing/snapshot';

window.CSS ??= {
	escape: ( text: string ) => text.replace( /[^\w-]/g, '\\$&' ),
} as typeof CSS;

window.performance.getEntriesByType ??= () => [];

saveSnapshot( document );
