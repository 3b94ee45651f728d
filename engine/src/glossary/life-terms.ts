/** Biology and the environment. One term per line: `names: meaning | example or fact`; commas separate the names. */
export const LIFE_TERMS = `
prokaryote, prokaryotic cell: A prokaryote is an organism whose cell has no nucleus; its DNA is in the cytoplasm. | Bacteria are prokaryotes.
eukaryote, eukaryotic cell: A eukaryote is an organism whose cells have a nucleus and other organelles with membranes around them. | Animals, plants and fungi are eukaryotes.
cell membrane, plasma membrane: The cell membrane is the thin partially permeable layer around a cell that controls which substances enter and leave it. | It consists mainly of a double layer of phospholipids with proteins in it.
ribosome: A ribosome is the structure of a cell in which amino acids are joined to form proteins. | Messenger RNA brings it the order of the amino acids.
chromosome: A chromosome is a structure of DNA and proteins that carries many genes. | A human body cell normally has 46 chromosomes in 23 pairs.
genotype: The genotype of an organism is the combination of alleles that it has for a characteristic. | Pea plants with the genotypes TT and Tt are both tall.
phenotype: The phenotype of an organism is its observable characteristics, which result from its genotype and its environment. | Blood group and height are examples.
mutation, gene mutation: A mutation is a change in the DNA of an organism. | Sickle-cell disease is caused by a mutation in the gene for a part of haemoglobin.
homozygous: An organism is homozygous for a gene if its two alleles of that gene are the same. | TT and tt are homozygous genotypes.
heterozygous: An organism is heterozygous for a gene if its two alleles of that gene are different. | Tt is a heterozygous genotype.
evolution, biological evolution: Evolution is the change in the inherited characteristics of populations over many generations. | Natural selection is one of its causes.
chlorophyll: Chlorophyll is the green pigment of plants and algae that absorbs light energy for photosynthesis. | It absorbs mainly red and blue light, so leaves look green.
stoma, stomata: A stoma is a small pore in the surface of a leaf through which gases pass; the plural is stomata. | Two guard cells open and close it.
xylem: Xylem is the plant tissue that carries water and mineral ions from the roots to the stem and leaves. | Its vessels are dead cells with walls strengthened by lignin.
phloem: Phloem is the living plant tissue that carries sugars and amino acids from where they are made to where they are used or stored. | This transport is called translocation.
pollination: Pollination is the transfer of pollen from an anther to a stigma. | Insects and wind are agents of pollination.
fertilisation, fertilization: Fertilisation is the fusion of a male gamete and a female gamete to form a zygote. | In humans a sperm cell and an egg cell fuse, normally in the oviduct.
germination: Germination is the start of the growth of a seed into a young plant. | It needs water, oxygen and a suitable temperature.
digestion: Digestion is the breakdown of food into small soluble molecules that the body can absorb. | Starch is broken down to glucose and proteins to amino acids.
peristalsis: Peristalsis is the wave of muscle contractions that pushes food along the gut. | It moves swallowed food down the oesophagus.
haemoglobin, hemoglobin: Haemoglobin is the red protein in red blood cells that carries oxygen. | It contains iron.
antibody: An antibody is a protein made by white blood cells that binds to a particular antigen. | It helps the body to destroy pathogens that carry this antigen.
antigen: An antigen is a substance, such as a protein on the surface of a pathogen, that the immune system recognises and responds to. | The A and B antigens on red blood cells determine the ABO blood group.
hormone: A hormone is a chemical messenger that is made in one part of an organism and acts on another. | Insulin is a hormone of the pancreas that lowers the level of glucose in the blood.
reflex action: A reflex action is a fast automatic response to a stimulus. | You pull your hand away from a hot pot before you feel the pain.
neurone, neuron, nerve cell: A neurone is a cell that carries electrical impulses in the nervous system. | Sensory neurones carry impulses towards the brain and spinal cord, motor neurones away from them.
excretion: Excretion is the removal of the waste products of metabolism from the body. | Egestion, the removal of undigested food, is not excretion.
metabolism: Metabolism is all the chemical reactions that take place in a living organism. | Respiration is a part of it.
pathogen: A pathogen is an organism or virus that causes a disease. | Malaria is caused by the pathogen Plasmodium.
symbiosis: Symbiosis is a close relationship between organisms of different species that live together. | In mutualism both gain, as bacteria in root nodules and their bean plant do.
parasite: A parasite is an organism that lives on or in another one, its host, and feeds at its expense. | The tapeworm is a parasite of the human gut.
biodiversity: Biodiversity is the variety of living things: of species, of their genes and of ecosystems. | Clearing a tropical rainforest reduces it.
habitat: A habitat is the place where an organism lives. | The habitat of a tilapia is fresh water.
eutrophication: Eutrophication is the enrichment of water with nutrients such as nitrates and phosphates, so that algae grow fast. | When the algae die, bacteria that decompose them use up the oxygen, and fish may die.
greenhouse effect: The greenhouse effect is the warming of the Earth's surface because gases such as carbon dioxide and water vapour absorb heat that it radiates. | Without it the Earth would be too cold for most life; more carbon dioxide makes it stronger.
weathering: Weathering is the breakdown of rocks where they are, by physical, chemical or biological processes. | Erosion, in contrast, carries the material away.
longitude: Longitude is the angular distance of a place east or west of the prime meridian, in degrees. | The prime meridian, 0°, passes through Greenwich; 15° of longitude correspond to one hour.
plate tectonics: Plate tectonics is the theory that the Earth's outer shell consists of plates that move slowly. | Most earthquakes and volcanoes occur where plates meet.
desertification: Desertification is the degradation of land in dry regions until it is like a desert. | Overgrazing and the cutting of trees are among its causes.
`.trim();
