import type { FieldValues } from './fields';

interface CheckoutActions {
	setExtensionData: (
		namespace: string,
		data: FieldValues,
		replace: boolean
	) => void;
}

/** WordPress's data registry, on pages that have it. */
interface DataRegistry {
	dispatch: ( store: string ) => CheckoutActions | undefined;
	subscribe: ( listener: () => void, store: string ) => () => void;
}

const store = 'wc/store/checkout';

const registry = (): DataRegistry | undefined =>
	( window as { wp?: { data?: DataRegistry } } ).wp?.data;

/** Adds data to the order of the block checkout, if there is one. */
export function extendCheckout( namespace: string, data: FieldValues ): void {
	registry()?.dispatch( store )?.setExtensionData( namespace, data, true );
}

/** Calls a function once the block checkout has started, which may be after this script. */
export function onCheckoutStart( task: () => void ): void {
	const stop = registry()?.subscribe( () => {
		stop?.();
		task();
	}, store );
}
