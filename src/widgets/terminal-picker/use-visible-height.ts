import { useEffect, type RefObject } from 'react';

/** Tells the styles how much of the window a phone's keyboard leaves. */
export function useVisibleHeight( element: RefObject< HTMLElement > ): void {
	useEffect( () => {
		const viewport = window.visualViewport;
		function measure(): void {
			element.current?.style.setProperty(
				'--vitrina-visible-height',
				`${ viewport?.height }px`
			);
		}
		viewport?.addEventListener( 'resize', measure );
		return () => viewport?.removeEventListener( 'resize', measure );
	}, [ element ] );
}
