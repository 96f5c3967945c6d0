/**
 * jsdom scrolls nothing: here a scroller is where it was sent.
 */
if ( 'HTMLElement' in globalThis ) {
	Object.assign( globalThis.HTMLElement.prototype, {
		/**
		 * @this {HTMLElement}
		 * @param {{ left?: number, top?: number }} place
		 */
		scrollTo( place ) {
			this.scrollLeft = place.left ?? this.scrollLeft;
			this.scrollTop = place.top ?? this.scrollTop;
		},
	} );
}
