import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { create } from '../../../components/elements';
import { showNotices } from '../../../theme/notices';
import type { Texts } from '../read-markup';

interface FailureProps {
	readonly texts: Texts;
	/** The product's own page; empty when it is not known. */
	readonly href: string;
}

/**
 * Says that a product could not be shown, in the page's place for notices: there
 * it goes after a while, and others may replace it. So it is an element of its
 * own, which nobody but React changes inside.
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
