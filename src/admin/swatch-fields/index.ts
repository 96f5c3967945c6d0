/**
 * Colour and image of an attribute's terms in wp-admin: connects WordPress's
 * colour picker and media modal to the fields of TermFields.php.
 */
import $ from 'jquery';

interface ColorPicker extends JQuery {
	wpColorPicker: () => JQuery;
}

interface MediaFrame {
	on: ( event: 'select', listener: () => void ) => void;
	open: () => void;
	state: () => {
		get: ( name: 'selection' ) => {
			first: () => { toJSON: () => MediaImage };
		};
	};
}

interface MediaImage {
	id: number;
	url: string;
	sizes?: { thumbnail?: { url: string } };
}

interface AdminPage extends Window {
	wp: {
		media?: ( options: {
			library: { type: 'image' };
			multiple: false;
		} ) => MediaFrame;
	};
}

const { wp } = window as unknown as AdminPage;

function setImage( container: HTMLElement, image?: MediaImage ): void {
	const field = container.querySelector< HTMLInputElement >( 'input' );
	const preview = container.querySelector( '.vitrina-swatch-image__preview' );
	const removeButton =
		container.querySelector< HTMLElement >( '[data-remove]' );
	if ( ! field || ! preview || ! removeButton ) {
		return;
	}
	field.value = image ? String( image.id ) : '';
	removeButton.hidden = ! image;
	preview.replaceChildren();
	if ( image ) {
		const picture = document.createElement( 'img' );
		picture.src = image.sizes?.thumbnail?.url ?? image.url;
		picture.alt = '';
		picture.style.cssText = 'width:60px;height:75px;object-fit:cover';
		preview.append( picture );
	}
}

function selectImage( container: HTMLElement ): void {
	const frame = wp.media?.( { library: { type: 'image' }, multiple: false } );
	frame?.on( 'select', () =>
		setImage( container, frame.state().get( 'selection' ).first().toJSON() )
	);
	frame?.open();
}

$( () => {
	const $colors = $( '.vitrina-swatch-color' ) as ColorPicker;
	$colors.wpColorPicker();

	document.addEventListener( 'click', ( { target } ) => {
		const button = ( target as Element ).closest< HTMLElement >(
			'.vitrina-swatch-image button'
		);
		const container = button?.closest< HTMLElement >(
			'.vitrina-swatch-image'
		);
		if ( container && button?.matches( '[data-choose]' ) ) {
			selectImage( container );
		} else if ( container ) {
			setImage( container );
			container.querySelector< HTMLElement >( '[data-choose]' )?.focus();
		}
	} );

	// WordPress adds a term without reloading the page, and clears only its own fields.
	$( document ).on( 'ajaxSuccess', ( _event, _request, { data } ) => {
		if (
			typeof data === 'string' &&
			new URLSearchParams( data ).get( 'action' ) === 'add-tag'
		) {
			$( '#addtag .wp-picker-clear' ).trigger( 'click' );
			document
				.querySelectorAll< HTMLElement >(
					'#addtag .vitrina-swatch-image'
				)
				.forEach( ( container ) => setImage( container ) );
		}
	} );
} );
