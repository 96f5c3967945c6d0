/**
 * What jsdom lacks: sizes, dialogs, and observers that report sizes. Each element
 * is as high as the window of a phone.
 */
const height = 600;

class SizedResizeObserver implements ResizeObserver {
	readonly #callback: ResizeObserverCallback;

	constructor( callback: ResizeObserverCallback ) {
		this.#callback = callback;
	}

	observe( target: Element ): void {
		const isList = target.getAttribute( 'role' ) === 'listbox';
		const contentRect = new DOMRect( 0, 0, 360, isList ? height : 48 );
		const box = { inlineSize: 360, blockSize: contentRect.height };
		queueMicrotask( () =>
			this.#callback(
				[
					{
						target,
						contentRect,
						borderBoxSize: [ box ],
						contentBoxSize: [ box ],
						devicePixelContentBoxSize: [ box ],
					},
				],
				this
			)
		);
	}

	unobserve(): void {}

	disconnect(): void {}
}

export function fakeLayout(): void {
	// Asynchronous, as in a browser.
	Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: false } );
	Object.assign( window, { ResizeObserver: SizedResizeObserver } );
	for ( const name of [ 'offsetHeight', 'clientHeight' ] ) {
		Object.defineProperty( HTMLElement.prototype, name, {
			configurable: true,
			get: () => height,
		} );
	}
	Object.defineProperty( HTMLElement.prototype, 'offsetParent', {
		configurable: true,
		get: () => document.body,
	} );
	Object.assign( HTMLElement.prototype, {
		scrollTo( this: HTMLElement, { top = 0 }: ScrollToOptions ) {
			if ( top !== this.scrollTop ) {
				this.scrollTop = top;
				queueMicrotask( () =>
					this.dispatchEvent( new Event( 'scroll' ) )
				);
			}
		},
	} );
	HTMLDialogElement.prototype.showModal = function () {
		this.open = true;
	};
	HTMLDialogElement.prototype.close = function () {
		this.open = false;
		this.dispatchEvent( new Event( 'close' ) );
	};
}
