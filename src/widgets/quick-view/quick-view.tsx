import { useState, useSyncExternalStore } from 'react';
import { contentOf } from './view';
import { Failure } from './components/failure';
import { Frame } from './components/frame';
import type { QuickViewProps } from './read-markup';
import { createQuickView } from './store/quick-view-store';
import { useOpening } from './use-opening';

/**
 * A product of a listing in a dialog. The dialog is in the page only while it is open or
 * fades; see theme/woocommerce/quickview/dialog.php.
 */
export function QuickView( props: QuickViewProps ) {
	const [ store ] = useState( createQuickView );
	const { view } = useSyncExternalStore(
		store.subscribe,
		store.get,
		store.get
	);
	useOpening( store.actions );
	const content = contentOf( view );
	return (
		<>
			{ content && (
				<Frame
					{ ...props }
					store={ store }
					content={ content }
					isOpen={ content === view }
				/>
			) }
			{ view.status === 'failed' && (
				<Failure
					key={ view.requestId }
					texts={ props.texts }
					href={ view.product.link?.href ?? '' }
				/>
			) }
		</>
	);
}
