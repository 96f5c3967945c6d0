import type { FieldValues } from './fields';

interface CheckoutActions {
	setExtensionData: (
		namespace: string,
		data: FieldValues,
		replace: boolean
	) => void;
}

/** What WordPress's data registry offers on pages that have it. */
interface DataRegistry {
	dispatch: ( store: string ) => CheckoutActions | undefined;
	subscribe: ( listener: () => void, store: string ) => () => void;
}

const store = 'wc/store/checkout';

const registry = (): DataRegistry | undefined =>
	( window as { wp?: { data?: DataRegistry } } ).wp?.data;

/** Hands data to the block checkout where there is one; it goes with the order. */
export function extendCheckout( namespace: string, data: FieldValues ): void {
	registry()?.dispatch( store )?.setExtensionData( namespace, data, true );
}

/** Calls once the block checkout has begun to work: it may start later than this script. */
export function onCheckoutStart( task: () => void ): void {
	const stop = registry()?.subscribe( () => {
		stop?.();
		task();
	}, store );
}
