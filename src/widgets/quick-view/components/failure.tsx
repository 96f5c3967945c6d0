import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { create } from '../../../components/elements';
import { showNotices } from '../../../theme/notices';
import type { Texts } from '../read-markup';

interface FailureProps {
	readonly texts: Texts;
	/** URL of the product's own page; empty if it is unknown. */
	readonly href: string;
}

/**
 * Shows among the page's notices that a product could not be loaded. Notices are removed
 * after a while, and other scripts may replace them, so this is an element of its own.
 */
export function Failure( { texts, href }: FailureProps ) {
	const [ notice ] = useState( () =>
		create( 'div', { class: 'woocommerce-error', role: 'alert' } )
	);
	useLayoutEffect( () => {
		showNotices( [ notice ], true );
		return () => notice.remove();
	}, [ notice ] );
	return createPortal(
		<>
			{ texts.failure } { href && <a href={ href }>{ texts.details }</a> }
		</>,
		notice
	);
}
