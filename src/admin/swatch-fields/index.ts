/**
 * Colour and image of an attribute's terms in wp-admin: WordPress's own colour
 * picker and media modal over the fields of TermFields.php.
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

function showImage( box: HTMLElement, image?: MediaImage ): void {
	const field = box.querySelector< HTMLInputElement >( 'input' );
	const preview = box.querySelector( '.vitrina-swatch-image__preview' );
	const remove = box.querySelector< HTMLElement >( '[data-remove]' );
	if ( ! field || ! preview || ! remove ) {
		return;
	}
	field.value = image ? String( image.id ) : '';
	remove.hidden = ! image;
	preview.replaceChildren();
	if ( image ) {
		const picture = document.createElement( 'img' );
		picture.src = image.sizes?.thumbnail?.url ?? image.url;
		picture.alt = '';
		picture.style.cssText = 'width:60px;height:75px;object-fit:cover';
		preview.append( picture );
	}
}

function chooseImage( box: HTMLElement ): void {
	const frame = wp.media?.( { library: { type: 'image' }, multiple: false } );
	frame?.on( 'select', () =>
		showImage( box, frame.state().get( 'selection' ).first().toJSON() )
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
		const box = button?.closest< HTMLElement >( '.vitrina-swatch-image' );
		if ( box && button?.matches( '[data-choose]' ) ) {
			chooseImage( box );
		} else if ( box ) {
			showImage( box );
			box.querySelector< HTMLElement >( '[data-choose]' )?.focus();
		}
	} );

	// WordPress adds a term without leaving the page, and empties only its own fields.
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
				.forEach( ( box ) => showImage( box ) );
		}
	} );
} );
